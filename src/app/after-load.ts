/** What a page starts once it is loaded: nobody waits for it. */
import { followLanguage } from '#i18n/language-channel.ts';
import { prepareInstall } from './installing.ts';
import { registerServiceWorker } from './service-worker.ts';

followLanguage();
prepareInstall(document);
registerServiceWorker();
