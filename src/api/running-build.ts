/** @returns what names the running build, as the page that it came with says; empty under development */
export const runningBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
