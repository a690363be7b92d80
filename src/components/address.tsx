import { isChainAddress, shortenAddress } from '#domain/payee.ts';

interface AddressProps {
  /** An address of a chain, or the number of an account. */
  text: string;
}

/** In groups of four after the mark of hexadecimal digits, the first and the last read louder: these are what people compare. Copies without gaps. */
export function Address({ text }: AddressProps) {
  const groups = text.match(/^0x.{4}|.{1,4}/gsu) ?? [];
  return (
    <bdi dir="ltr" className="font-mono text-base leading-relaxed" data-address>
      {groups.map((group, index) => (
        <span
          // Groups repeat and never move.
          key={index}
          className={`me-1.5 inline-block max-w-full wrap-anywhere last:me-0 ${index === 0 || index === groups.length - 1 ? 'font-bold' : 'text-subtle'}`}
        >
          {group}
        </span>
      ))}
    </bdi>
  );
}

/** To whom a withdrawal went: an address, or a bank account in words. */
export const PayeeText = ({ text }: AddressProps) =>
  isChainAddress(text) ? <Address text={text} /> : <bdi className="wrap-anywhere">{text}</bdi>;

/** Its first 15 and last 6 characters, for lists (product 9.7). */
export const ShortAddress = ({ text }: AddressProps) => (
  <bdi dir="ltr" className="font-mono text-sm wrap-anywhere">
    {shortenAddress(text)}
  </bdi>
);
