/**
 * A browser requests a module script as urgently as what it needs to paint. The page paints its own sign without any
 * (decision 0043), so its scripts give way to that.
 */
import type { Plugin } from 'vite';

const script = '<script type="module"';

export const lateScripts: Plugin = {
  name: 'late-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      if (!html.includes(script)) throw new Error('the page has no script by this name');
      return html.replaceAll(script, `${script} fetchpriority="low"`);
    },
  },
};
