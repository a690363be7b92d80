/** What a page starts once it is loaded: nobody waits for it. */
import { followLanguage } from '#i18n/language-channel.ts';
import { registerServiceWorker } from './service-worker.ts';

followLanguage();
registerServiceWorker();
