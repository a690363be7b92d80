import type { Words } from '#domain/own-changes.ts';

/** Which one it is, by its first words. */
export const Excerpt = ({ of: { content } }: { of: Words }) => (
  <p dir="auto" className="line-clamp-3 whitespace-pre-line wrap-anywhere text-subtle">
    {content}
  </p>
);
