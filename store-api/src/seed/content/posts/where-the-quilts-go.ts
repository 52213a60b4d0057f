import type { SeedPost } from './seed-post.ts';

export const whereTheQuiltsGo: SeedPost = {
  slug: 'where-the-quilts-go',
  title: 'Where the quilts go: storage beds and their alternatives',
  excerpt:
    'Drawers, hydraulic lift, plain slats or a chest at the foot: what each holds, what it costs you in floor, and how it behaves in the damp.',
  keywords: 'storage bed, hydraulic bed vs drawer bed, box bed, bedroom storage ideas',
  author: 'Rohan Khatri',
  date: '2025-07-17',
  picture: 'ojas-king-size-bed-with-storage-in-sheesham-wood',
  html: `
<p>For ten months of the year a north Indian household owns four quilts that nobody uses. Add the suitcases, the winter coats and the good bedsheets for guests, and you have a cubic metre looking for a home. The space under a king size bed is about that.</p>
<h2>Drawers</h2>
<p>Two or four drawers on runners, opened from the side or the foot. You reach them without moving the mattress, so they are right for what you use every week: sheets, towels, the children's pyjamas. They need 60 to 70 cm of free floor where they open. The middle of the bed, where no drawer reaches, stays empty in most designs.</p>
<h2>Hydraulic lift</h2>
<p>The whole platform swings up on gas struts, mattress and all. It holds the most and needs no floor beside it, so it suits a room where the bed touches a wall. The struts are matched to a mattress's weight; with a heavier one they will not hold, with a lighter one they will not close. They last about eight years, and replacing the pair takes ten minutes.</p>
<h2>A plain box</h2>
<p>Plywood panels under the mattress that you lift by a finger hole. The cheapest, and fine for what you touch twice a year.</p>
<h2>No storage at all</h2>
<p>Worth a thought in coastal cities. A bed on legs, with slats, lets air go through the mattress from below, and a broom through beneath. In Kochi or Mumbai that is worth more than a place for quilts you do not own. Put the suitcases on top of the <a href="/collections/wardrobes">wardrobe</a>.</p>
<h2>Keeping it sweet</h2>
<ul>
<li>Air quilts in the sun for a day before they go in, and once in the middle of the monsoon.</li>
<li>Use cotton bags, not plastic. Vacuum bags are fine for synthetic fill and ruin cotton.</li>
<li>Neem leaves or camphor in a cloth, changed each season.</li>
<li>Leave a hand's breadth of air below the slats: full to the brim means damp.</li>
</ul>
<h2>The chest at the foot</h2>
<p>An alternative older than all of these: a <a href="/collections/benches">bench</a> or a low <a href="/collections/chests-of-drawers">chest of drawers</a> at the foot of a plain bed. You sit on it to put on socks, tomorrow's clothes lie on it, and it moves to another room when you want it to. Compare it all with our <a href="/collections/king-size-beds">king size beds</a>: storage is named in the title of those that have it.</p>`,
};
