import { lazy, Suspense, type ComponentProps } from 'react';

const Sheet = lazy(async () => {
  const { Sheet: component } = await import('#components/sheet.tsx');
  return { default: component };
});

/** A modal sheet, loaded when one is opened. */
export const LazySheet = (props: ComponentProps<typeof Sheet>) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
);
