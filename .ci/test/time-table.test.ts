import { timeTable } from './time-table.ts';

test('a run ends with the minutes of each step, the most costly first [OPS-30]', () => {
  const steps = [
    { name: 'lint', seconds: 6, cpuSeconds: 3 },
    { name: 'Jest store-api', seconds: 240, cpuSeconds: 180 },
  ];
  expect(timeTable(steps, 300).split('\n')).toEqual([
    'Minutes    CPU  Step',
    '    4.0    3.0  Jest store-api',
    '    0.1    0.1  lint',
    '    5.0    3.0  2 steps',
  ]);
});

test('where the system tells no processor time, the longest is first', () => {
  const steps = [
    { name: 'lint', seconds: 6, cpuSeconds: null },
    { name: 'Jest store-api', seconds: 240, cpuSeconds: null },
  ];
  expect(timeTable(steps, 300).split('\n').slice(1)).toEqual([
    '    4.0         Jest store-api',
    '    0.1         lint',
    '    5.0         2 steps',
  ]);
});
