import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/**
 * Timers and clock belong to the tests of the block that calls this: they go on by themselves, and the function it
 * gives lets so many milliseconds pass at once.
 */
export function fakeTime(): (milliseconds: number) => Promise<void> {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  return (milliseconds) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
