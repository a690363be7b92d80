import { describe, expect, it } from 'vitest';
import { lookOf, looksLikeStaff } from './look-alikes.ts';

describe('two names look alike', () => {
  it.each([
    ['Asha Rao', 'asha rao'],
    ['Asha Rao', 'ＡｓｈａＲａｏ'],
    ['Asha Rao', 'As\u00adha\u2060 Rao'],
    ['Asha Rao', 'Asha. Rao-'],
    ['Asha Rao', 'Аѕhа Rао'],
    ['Ilse', 'llse'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['Marla', 'rnarla'],
    ['आशा', 'आशा\u200d'],
    ['عائشة', 'عَائِشَة'],
    ['ليلى', 'ليـلى'],
  ])('%s and %s', (one, other) => expect(lookOf(one)).toBe(lookOf(other)));

  it.each([
    ['Asha', 'Usha'],
    ['Asha', 'Ásha'],
    ['عائشة', 'عائش'],
    ['😀', '😎'],
    ['...', '---'],
  ])('but %s and %s do not', (one, other) => expect(lookOf(one)).not.toBe(lookOf(other)));
});

describe('a name', () => {
  it.each([
    'Dayrent',
    'Ask DAYRENT now',
    'Dаyrеnt',
    'D a y r e n t',
    'Support',
    'support 24',
    'Ѕuрроrt',
    'Official Team',
    'ADMIN_1',
    'Guidance Manager',
    'خدمة العملاء',
    'Asha Support',
    'Support Asha',
    'ｓｕｐｐｏｒｔ·Asha',
    'Asha (Official)',
    'Asha, customer service',
    'S.u.p.p.o.r.t',
    'Team Manager',
    'الدعـم',
    'ليلى الدَّعم',
  ])('of the house is %s', (name) => expect(looksLikeStaff(name)).toBe(true));

  it.each([
    'Asha',
    'Supporter',
    'Adminah',
    'Teamwork',
    'Mr. Manager of dreams',
    'Dream Team Asha',
    '24',
    '日本',
    'عبد السلام',
  ])('of a member is %s', (name) => expect(looksLikeStaff(name)).toBe(false));
});
