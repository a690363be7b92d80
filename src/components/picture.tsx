interface PictureProps {
  /** Address of a 4:3 picture; both sizes show its middle. Empty for none. */
  src: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  size: 'thumb' | 'wide';
  /** A picture of something that can't be had. */
  isMuted?: boolean;
}

/** A machine's picture: keeps its place while it loads. */
export function Picture({ src, alt, size, isMuted = false }: PictureProps) {
  const look = size === 'thumb' ? 'size-18 rounded-lg' : 'aspect-8/5 w-full rounded-xl';
  return (
    <img
      src={src === '' ? undefined : src}
      alt={alt}
      width={640}
      height={480}
      loading={size === 'thumb' ? 'lazy' : 'eager'}
      decoding="async"
      className={`shrink-0 bg-sunken object-cover ${look} ${isMuted ? 'opacity-60 grayscale' : ''}`}
    />
  );
}
