/** The badge on the icon of the installed app; nothing where there is none. A browser may refuse it. */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
