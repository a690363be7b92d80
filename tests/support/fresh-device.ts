/** Each file of tests begins with a device that keeps nothing: files share a process, and with it its globals. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

globalThis.indexedDB = new IDBFactory();
