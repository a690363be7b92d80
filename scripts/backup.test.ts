import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const backup = (file: string) => promisify(execFile)(process.execPath, [join(import.meta.dirname, 'backup.ts'), file]);

test('a backup that can’t be written says so in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dayrent-backup-'));
  const there = join(folder, 'there.backup');
  writeFileSync(there, '');
  for (const file of [there, join(folder, 'missing', 'a.backup')]) {
    const said = expect.stringMatching(/^We can't write \S+ \(E\w+: .+\)\. Name a new file .+\n$/);
    await expect(backup(file)).rejects.toMatchObject({ code: 1, stderr: said });
  }
  rmSync(folder, { recursive: true });
});
