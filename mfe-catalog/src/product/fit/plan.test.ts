import { EMPTY_PLAN, type Plan, readPlan, writePlan } from './plan.ts';

const PLAN: Plan = {
  measures: { roomLength: 420, roomWidth: 360, doorWidth: 85, doorHeight: 200, liftDepth: 140 },
  doors: [
    { wall: 'bottom', at: 20, width: 90 },
    { wall: 'left', at: 0, width: 80 },
  ],
  place: { x: 100, y: 0, turn: 90 },
};

test('a plan in a link is read as it was written [CAT-36]', () => {
  expect(writePlan(PLAN)).toBe(
    'roomLength=420&roomWidth=360&doorWidth=85&doorHeight=200&liftDepth=140&roomDoors=bottom.20.90_left.0.80&piece=100.0.90',
  );
  expect(readPlan(`?${writePlan(PLAN)}&utm_source=mail`)).toEqual(PLAN);
  expect(writePlan(EMPTY_PLAN)).toBe('');
});

test.each([
  ['', undefined],
  ['?page=2', undefined],
  ['roomLength=99', undefined],
  ['roomLength=2001', undefined],
  ['roomLength=4.2', undefined],
  ['roomLength=%3Cscript%3E', undefined],
  ['roomLength=-400&roomWidth=1e3', undefined],
  ['piece=10.10.90', undefined],
  ['roomDoors=roof.10.90', undefined],
  ['roomDoors=left.10.29', undefined],
  ['roomLength=400&piece=10.10.45', { ...EMPTY_PLAN, measures: { roomLength: 400 } }],
  ['roomLength=٤٠٠', { ...EMPTY_PLAN, measures: { roomLength: 400 } }],
])('%s is no more than is right in it [CAT-36]', (text, plan) => {
  expect(readPlan(text)).toEqual(plan);
});

test('of many doors four are read [CAT-36]', () => {
  expect(readPlan(`roomDoors=${Array(50).fill('left.0.80').join('_')}`)?.doors).toHaveLength(4);
});
