/** Renders of one composition, and how many of them were bad. */
export interface RenderCount {
  renders: number;
  bad: number;
}

/**
 * The chance that a canary no worse than the live composition has so many of all bad renders by luck (Fisher's exact test, one
 * side): 1 says nothing, a small number that the canary is worse.
 */
export function chanceOfSoMany(canary: RenderCount, live: RenderCount): number {
  const bad = canary.bad + live.bad;
  const most = Math.min(bad, canary.renders);
  let term = Math.exp(
    logChoose(canary.renders, canary.bad) +
      logChoose(live.renders, live.bad) -
      logChoose(canary.renders + live.renders, bad),
  );
  let chance = term;
  // Each from the one before, until they no longer count: the logarithms of thousands of terms would hold up visitors.
  for (let count = canary.bad; count < most && term > chance * 1e-9; count += 1) {
    term *= ((canary.renders - count) * (bad - count)) / ((count + 1) * (live.renders - bad + count + 1));
    chance += term;
  }
  return Math.min(1, chance);
}

function logChoose(of: number, chosen: number): number {
  return logFactorial(of) - logFactorial(chosen) - logFactorial(of - chosen);
}

/** Stirling's series; exact for the small numbers that decide. */
function logFactorial(n: number): number {
  if (n < 20) {
    let sum = 0;
    for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor);
    return sum;
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}
