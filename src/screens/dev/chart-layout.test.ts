/** Frames of the inspector's charts: each holds its states, and nothing of others. */
import { chartOf } from '#inspector/chart.ts';
import { chatWalk, checkWalk, doorWalk, noteWalk, playerWalk } from '#machines/model/small-charts.ts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './chart-layout.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const isIn = (inner: Box, outer: Box): boolean =>
  Math.abs(inner.x - outer.x) <= (outer.width - inner.width) / 2 &&
  Math.abs(inner.y - outer.y) <= (outer.height - inner.height) / 2;

const isApart = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
  Math.abs(one.y - other.y) >= (one.height + other.height) / 2;

describe.each(Object.entries({ noteWalk, chatWalk, checkWalk, playerWalk }))('the chart of %s', (_, { machine }) => {
  const { frames, states } = drawingOf(chartOf(machine));

  it('draws each state in the frames that hold it, and in no other', () => {
    for (const frame of frames) {
      for (const box of states) {
        const isInside = box.state.id.startsWith(`${frame.state.id}.`);
        expect(isInside ? isIn(box, frame) : isApart(box, frame), `${box.state.id} and ${frame.state.id}`).toBe(true);
      }
    }
  });
});

it('has no frame where nothing is nested', () => expect(drawingOf(chartOf(doorWalk.machine)).frames).toEqual([]));

it('says at the frame what leads out of all that it holds', () => {
  const [editing] = drawingOf(chartOf(noteWalk.machine)).frames;
  expect(editing).toMatchObject({ lines: ['↗ note.close → closed'], isRegion: false });
});

it('marks regions', () => {
  expect(drawingOf(chartOf(chatWalk.machine)).frames.map(({ isRegion }) => isRegion)).toEqual([true, true]);
});
