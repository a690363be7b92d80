import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressChoice,
  addressProblems,
  bankChoice,
  bankProblems,
  ifscBreach,
  isChainAddress,
  isIfsc,
  maskAccount,
  shortenAddress,
  tidy,
  tidyAddress,
  tidyBank,
  tidyName,
  type AddressDraft,
  type AddressProblem,
  type BankDraft,
  type BankProblem,
} from './payee.ts';

const hex = '52908400098527886E0F7030069857D2E4169EE7';
const address: AddressDraft = { currency: 'USDT', chain: 'BEP20', address: `0x${hex}`, payeeLabel: '' };
const bank: BankDraft = {
  bank: 'Harbour Bank',
  payee: 'Asha Rao',
  account: '123456789012',
  realName: 'Asha Rao',
  ifsc: 'HARB0001234',
  payeeLabel: '',
};

describe('what was pasted', () => {
  it.each([
    [`  0x${hex}\n`, `0x${hex}`],
    [`0x52908400 09852788 6E0F7030`, '0x52908400098527886E0F7030'],
    ['\u200b0x52\u200f90\u00a084\ufeff', '0x529084'],
    ['\u202e0x52\u202c', '0x52'],
    ['０ｘ５２', '0x52'],
    ['१२३४ ५६७८', '12345678'],
    ['෧෨෩෪෫෬', '123456'],
    ['௧௨௩٤٥٦', '123456'],
    ['', ''],
  ])('%j becomes %j', (typed, kept) => expect(tidy(typed)).toBe(kept));

  it('is not changed by a second look', () => {
    fc.assert(fc.property(fc.string(), (typed) => tidy(tidy(typed)) === tidy(typed)));
  });
});

describe('a name', () => {
  it.each([
    ['\u202eevil\u202c', 'evil'],
    ['a\u0000\u0007b', 'ab'],
    ['one\r\n two\u2028three', 'one two three'],
    ['\u2066a\u2069\u061c', 'a'],
    ['\ud800a', 'a'],
    ['e\u0301', 'é'],
    ['  Asha   Rao ', 'Asha Rao'],
    // Joiners belong to how words are written.
    ['ക്\u200d', 'ക്\u200d'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j is kept as %j', (typed, kept) => expect(tidyName(typed)).toBe(kept));
});

describe('an address', () => {
  it.each([
    [`0x${hex}`, true],
    [`0x${hex.toLowerCase()}`, true],
    [`0X${hex}`, true],
    [hex, false],
    [`0x${hex}0`, false],
    [`0x${hex.slice(1)}`, false],
    [`0x${hex.slice(1)}G`, false],
    [`sandbox:0x${hex}`, false],
    [`0x${hex}\n`, false],
    ['', false],
  ])('%j: %s', (text, isRight) => expect(isChainAddress(text)).toBe(isRight));

  it.each<[Partial<AddressDraft>, AddressProblem[]]>([
    [{}, []],
    [{ currency: '' }, ['currency']],
    [{ currency: 'INR' }, ['currency']],
    [{ currency: 'toString' }, ['currency']],
    [{ chain: '' }, ['chain']],
    [{ chain: 'TRC20' }, ['chain']],
    [{ address: '' }, ['address']],
    [{ address: '0x52' }, ['address']],
    [{ currency: '', chain: '', address: '' }, ['currency', 'chain', 'address']],
  ])('with %j has the problems %j', (change, problems) =>
    expect(addressProblems({ ...address, ...change })).toEqual(problems),
  );

  it('is tidied, its currency and chain are not', () => {
    expect(tidyAddress({ ...address, address: ` ${address.address} ` })).toEqual(address);
    expect(tidyAddress({ currency: ' USDT', chain: 'BEP 20', address: '', payeeLabel: ' My  \u202ewallet' })).toEqual({
      currency: ' USDT',
      chain: 'BEP 20',
      address: '',
      payeeLabel: 'My wallet',
    });
  });

  it.each([
    [`0x${hex}`, '0x5290840009852…169EE7'],
    ['a'.repeat(30), 'a'.repeat(30)],
    [`${'a'.repeat(15)}${'b'.repeat(10)}${'c'.repeat(6)}`, `${'a'.repeat(15)}…${'c'.repeat(6)}`],
    ['', ''],
  ])('%s is shown in lists as %s', (whole, short) => expect(shortenAddress(whole)).toBe(short));

  it('can be chosen by what tells it from others', () => {
    expect(addressChoice({ id: 'a', isUsed: true, ...address })).toEqual({
      id: 'a',
      account: address.address,
      payeeLabel: '',
      about: ['BEP20'],
      isUsed: true,
    });
  });
});

describe('an IFSC', () => {
  it.each([
    ['HARB0001234', null],
    ['HDFC0ABC12Z', null],
    ['HARB000123', 'length'],
    ['HARB00012345', 'length'],
    ['', 'length'],
    ['HAR10001234', 'bank'],
    ['harb0001234', 'bank'],
    ['HARBO001234', 'zero'],
    ['HARB1001234', 'zero'],
    ['HARB000123-', 'branch'],
    ['HARB000123a', 'branch'],
    ['HARB000123٤', 'branch'],
  ] as const)('%j breaks %s', (code, breach) => {
    expect(ifscBreach(code)).toBe(breach);
    expect(isIfsc(code)).toBe(breach === null);
  });

  it('is right with any bank and branch, and with a zero between them only', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{4}$/),
        fc.stringMatching(/^[A-Z0-9]$/),
        fc.stringMatching(/^[A-Z0-9]{6}$/),
        (of, fifth, branch) => {
          expect(ifscBreach(`${of}0${branch}`)).toBeNull();
          expect(isIfsc(`${of}${fifth}${branch}`)).toBe(fifth === '0');
        },
      ),
    );
  });
});

describe('a bank account', () => {
  it.each<[Partial<BankDraft>, BankProblem[]]>([
    [{}, []],
    [{ bank: '' }, ['bank']],
    [{ bank: '123' }, ['bank']],
    [{ bank: 'x'.repeat(80) }, []],
    [{ bank: 'x'.repeat(81) }, ['bank']],
    [{ payee: '…' }, ['payee']],
    [{ realName: 'आशा' }, []],
    [{ realName: '' }, ['realName']],
    [{ account: '12345' }, ['account']],
    [{ account: '123456' }, []],
    [{ account: '1'.repeat(18) }, []],
    [{ account: '1'.repeat(19) }, ['account']],
    [{ account: '12345 6' }, ['account']],
    [{ account: '12345a' }, ['account']],
    [{ ifsc: 'HARB1001234' }, ['ifsc']],
    [{ payeeLabel: '🏠'.repeat(30) }, []],
    [{ payeeLabel: '🏠'.repeat(31) }, ['payeeLabel']],
    [{ bank: '', payee: '', account: '', realName: '', ifsc: '' }, ['bank', 'payee', 'account', 'realName', 'ifsc']],
  ])('with %j has the problems %j', (change, problems) =>
    expect(bankProblems({ ...bank, ...change })).toEqual(problems),
  );

  it('is tidied as people copy it', () => {
    const typed = {
      bank: ' Harbour  Bank',
      payee: 'Asha\tRao',
      account: '1234 5678 9012',
      realName: 'Asha Rao ',
      ifsc: ' harb 0001234',
      payeeLabel: ' ',
    };
    expect(tidyBank(typed)).toEqual(bank);
    expect(bankProblems(tidyBank(typed))).toEqual([]);
  });

  it('is masked but for its last four digits', () => expect(maskAccount(bank.account)).toBe('•••• 9012'));

  it('can be chosen by what tells it from others', () => {
    expect(bankChoice({ id: 'b', isUsed: false, ...bank })).toEqual({
      id: 'b',
      account: bank.account,
      payeeLabel: '',
      about: ['Harbour Bank', 'HARB0001234', 'Asha Rao'],
      isUsed: false,
    });
  });
});
