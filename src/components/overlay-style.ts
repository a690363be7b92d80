/** What dialogs and sheets have in common; Base UI sets the two data attributes while they come and go. */
export const backdropLook =
  'fixed inset-0 z-30 bg-scrim transition-opacity duration-(--motion-calm) data-starting-style:opacity-0 data-ending-style:opacity-0';
