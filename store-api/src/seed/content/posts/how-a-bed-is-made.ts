import type { SeedPost } from './seed-post.ts';

export const howABedIsMade: SeedPost = {
  slug: 'how-a-bed-is-made-in-jodhpur',
  title: 'How a bed is made: eleven days in Jodhpur',
  excerpt:
    'From a stack of boards to a headboard in a crate: the people, the joints and the one test that decides whether a bed will creak.',
  keywords: 'how furniture is made, Jodhpur furniture workshop, mortise and tenon, solid wood bed',
  author: 'Devika Nair',
  date: '2026-05-07',
  picture: 'avani-king-size-bed-in-walnut-finish',
  html: `
<p>The road out of Jodhpur towards Salawas is lined with timber yards. Behind one of them, under a tin roof painted white against the sun, our beds are made. I spent eleven days there, which is how long one takes.</p>
<h2>Days one to three: choosing</h2>
<p>The boards have been seasoned for eight weeks in the open and nine days in the kiln. Bhanwar Lal, who chooses, holds a meter to each: ten per cent, eleven, nine, and one at fourteen, which goes back. Then he lays them side by side for the headboard, turning, swapping, standing back. It takes most of a morning. “If I do it in ten minutes,” he says, “somebody will look at it for thirty years.”</p>
<h2>Days four to six: joints</h2>
<p>Rails meet posts in a mortise and tenon, 60 mm deep, and a bolt through the two draws them together. The tenon holds the weight, the bolt only holds the tenon. That is why the bed can be taken apart and put together in another city without getting looser, which is the weakness of every screw in particle board.</p>
<p>The slats are cut from one plank, numbered, and sanded on all four sides. Nobody will see the underside. I ask. “The mattress does.”</p>
<h2>Day seven: the creak test</h2>
<p>The frame is bolted together dry, without mattress or finish. Two men sit down on one corner, together, hard. Then the next corner. Then they lie on their backs and listen while somebody pushes the headboard. A creak is wood rubbing on wood: they mark the place with chalk, take it apart and shave off the width of a hair. One bed in four goes back. None leaves with a creak.</p>
<h2>Days eight to ten: finish</h2>
<p>Three grits of paper, a stain for the walnut shade, then two coats of a sealer and one of a matt lacquer, with a night between. The room is kept closed and the floor wet, because dust is the enemy and this is the edge of the Thar.</p>
<h2>Day eleven: the crate</h2>
<p>Foam on the corners, card around the panels, every bolt in a bag with a number that is also stamped inside the rail. The assembler in your city finds the same numbers on his sheet. Then four men and a lorry, and a call to say that it is on its way.</p>
<p>You can see the result under <a href="/collections/beds">beds</a>; the corner with the chalk mark is on the inside.</p>`,
};
