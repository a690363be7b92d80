interface SunArcProps {
  /** How far the day has come, 0 to 1. */
  share: number;
}

type Point = readonly [x: number, y: number];
const [from, over, to]: readonly [Point, Point, Point] = [
  [8, 118],
  [179, -74],
  [350, 118],
];
const between = ([x, y]: Point, [nextX, nextY]: Point, share: number): Point => [
  x + (nextX - x) * share,
  y + (nextY - y) * share,
];
const text = ([x, y]: Point): string => `${x} ${y}`;

/** The sun on its way over the day: the line that it has passed is drawn, the rest is dotted. The words are beside it. */
export function SunArc({ share }: SunArcProps) {
  const at = Math.min(1, Math.max(0, share));
  // The curve cut where the sun is (de Casteljau).
  const [first, last] = [between(from, over, at), between(over, to, at)];
  const sun = between(first, last, at);
  return (
    <svg aria-hidden viewBox="0 0 358 120" className="block w-full overflow-visible fill-none rtl:-scale-x-100">
      <defs>
        <radialGradient id="sun-glow">
          <stop offset="30%" stopColor="#ffd97a" stopOpacity="0.75" />
          <stop offset="100%" stopColor="#ffd97a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        d={`M${text(sun)}Q${text(last)} ${text(to)}`}
        stroke="#c3dde2"
        strokeOpacity="0.6"
        strokeWidth="1.6"
        strokeDasharray="1.6 5"
        strokeLinecap="round"
      />
      <path d={`M${text(from)}Q${text(first)} ${text(sun)}`} stroke="#ffbf2f" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx={sun[0]} cy={sun[1]} r="34" fill="url(#sun-glow)" />
      <circle cx={sun[0]} cy={sun[1]} r="10.5" fill="#ffd063" stroke="#fff3d6" strokeWidth="2" />
    </svg>
  );
}
