/** Where a tab remembers the build that a missing file had it load again for. Of the entry: apart from all else. */
export const reloadedFor = 'dayrent.reloaded-for';
