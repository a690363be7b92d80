/** A member's picture, or the plain one of this product. */
export function Avatar({ src, size = 'normal' }: { src: string; size?: 'normal' | 'large' }) {
  return (
    <img
      src={src === '' ? './avatar.svg' : src}
      alt=""
      width={96}
      height={96}
      className={`shrink-0 rounded-full bg-sunken object-cover ${size === 'large' ? 'size-20' : 'size-11'}`}
    />
  );
}
