type AvatarSize = 'normal' | 'large' | 'huge';

const sizes: Record<AvatarSize, string> = { normal: 'size-11', large: 'size-20', huge: 'size-28' };

/** A member's picture, or the plain one of this product. */
export function Avatar({ src, size = 'normal' }: { src: string; size?: AvatarSize }) {
  return (
    <img
      src={src === '' ? './avatar.svg' : src}
      alt=""
      width={112}
      height={112}
      className={`shrink-0 rounded-full bg-sunken object-cover ${sizes[size]}`}
    />
  );
}
