import { describe, expect, it } from 'vitest';
import { openable } from './links.ts';

const page = 'http://localhost:4173/index.html#/mine';
const open = (link: string) => openable(link, page);

describe('links that the server gave', () => {
  it('open on https, with the host that they lead to', () => {
    expect(open('https://example.org/help?a=1')).toEqual({ href: 'https://example.org/help?a=1', host: 'example.org' });
    expect(open('https://example.org:8443/')?.host).toBe('example.org:8443');
  });

  it('open within the app', () => {
    expect(open('/sandbox')).toEqual({ href: 'http://localhost:4173/sandbox', host: '' });
    expect(open('./#/user/login/register?invite=ASHA01')?.href).toBe(
      'http://localhost:4173/#/user/login/register?invite=ASHA01',
    );
    expect(open('http://localhost:4173/x')?.host).toBe('');
  });

  it('show the name that the browser would ask for, not the one that is read', () => {
    expect(open('https://exаmple.org/')?.host).toMatch(/^xn--/);
  });

  it.each([
    'http://example.org',
    'http://localhost:4174/',
    '//example.org',
    '\\\\example.org',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:http://localhost:4173/x',
    'intent://example.org#Intent;scheme=https;end',
    'file:///etc/passwd',
    'https://localhost:4173@example.org/',
    'https://asha:secret@example.org/',
    'https:\\\\example.org',
    'https://example.org/\u202egpj.exe',
    'https://exam\u200bple.org/',
    'tel:123',
    'sandbox:x',
    'https://',
  ])('do not open: %j', (link) => {
    expect(open(link)).toBeNull();
  });
});
