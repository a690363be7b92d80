import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { comment } from './community-wire.ts';

const wire = { id: 'comment-1', username: 'Meera', toUserName: '', content: 'Nzuri', createTime: 1, draftId: '' };
const read = (more: object) => v.safeParse(comment, { ...wire, ...more });

describe('the language of what a member wrote', () => {
  it.each(['en', 'pt-BR', 'zh-Hant-TW'])('is a tag: %s', (language) => {
    expect(read({ language }).output).toMatchObject({ content: 'Nzuri', language });
  });

  it('is unknown where a device kept the answer of an older server', () => {
    expect(read({}).output).toMatchObject({ language: 'und' });
  });

  it.each(['', 'en_US', 'en" onload="x', 'english language'])('is nothing else: %s', (language) => {
    expect(read({ language }).success).toBe(false);
  });
});
