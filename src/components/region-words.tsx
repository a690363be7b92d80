import { PlayWords } from './play-words.tsx';

/** For a region that may hold either: what is there is named. */
export const RegionWords = () => (
  <>
    <PlayWords of="USDT" />
    <PlayWords of="INR" />
  </>
);
