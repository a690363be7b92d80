type AvatarSize = 'normal' | 'large' | 'huge';

const sizes: Record<AvatarSize, string> = { normal: 'size-11', large: 'size-20', huge: 'size-28' };

/** Ground, hill and letter: tints of the machines' pictures. Dark letters keep 4.5:1 on both. */
const tints = [
  ['#f3c577', '#e9ad4d', '#3a2703'],
  ['#a5d6cf', '#82c2bb', '#0c3b3c'],
  ['#f0bfa3', '#e3a382', '#4a1d0a'],
  ['#c5d7a2', '#abc382', '#27360c'],
  ['#b9cfe6', '#98b6d5', '#12304f'],
  ['#e6c3d9', '#d5a5c3', '#461433'],
  ['#d9cdb1', '#c3b48f', '#372c10'],
  ['#c9c6ea', '#aeaade', '#26215a'],
] as const;
const hills = [
  'M0 34c12-9 22-7 30-3s14 5 18 1v16H0Z',
  'M0 30c9 4 17 8 26 5s14-9 22-8v21H0Z',
  'M0 38c8-12 18-14 26-7s14 6 22 2v15H0Z',
] as const;

/** Of the same name always the same. FNV-1a. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Two Latin letters are never one: most names need no segmenter, which takes 4 ms to make while a screen is drawn. */
const latin = /^[!-\u024f](?=[!-\u024f]|$)/;

/** The first letter as a reader counts them. */
function letterOf(name: string): string {
  const trimmed = name.trim();
  const first = latin.exec(trimmed)?.[0] ?? [...new Intl.Segmenter().segment(trimmed)][0]?.segment ?? '';
  return first.toLocaleUpperCase();
}

interface AvatarProps {
  /** Address of the picture; empty for none. */
  src: string;
  /** Whose it is: their letter and their colours stand in for a picture. */
  name: string;
  size?: AvatarSize;
}

/** A member's picture, or one that is drawn from their name. */
export function Avatar({ src, name, size = 'normal' }: AvatarProps) {
  const look = `shrink-0 rounded-full bg-sunken object-cover ${sizes[size]}`;
  if (src !== '') return <img src={src} alt="" width={112} height={112} className={look} />;
  const seed = seedOf(name);
  const [ground, hill, letter] = tints[seed % tints.length] ?? tints[0];
  return (
    <svg aria-hidden viewBox="0 0 48 48" data-avatar={seed % tints.length} className={look}>
      <path d="M0 0h48v48H0z" fill={ground} />
      <path d={hills[(seed >>> 8) % hills.length]} fill={hill} />
      <text x="24" y="24" dy="0.36em" textAnchor="middle" fontSize="22" fontWeight="700" fill={letter}>
        {letterOf(name)}
      </text>
    </svg>
  );
}
