import type { SeedPost } from './seed-post.ts';

export const bedSizes: SeedPost = {
  slug: 'king-or-queen-bed-sizes-in-india',
  title: 'King or queen? Bed sizes in India without the guesswork',
  excerpt:
    'What the names mean in centimetres and inches, how much floor each bed really takes, and how to buy a mattress that fits.',
  keywords: 'king size bed dimensions, queen size bed dimensions India, mattress size, bedroom planning',
  author: 'Ishita Menon',
  date: '2024-03-05',
  picture: 'room:bedroom',
  html: `
<p>There is no law in India about what a king size bed is. Mattress makers sell 72 × 72, 72 × 75 and 72 × 78 inches under the same name, and every one of them is right. So forget the names for a moment and start with two people and a floor.</p>
<h2>How wide do you sleep?</h2>
<p>A single mattress is 36 inches, and that is what each of you is used to. A queen of 60 inches leaves each of two people 30; a king of 72 leaves each their 36. If a child comes in at five in the morning, as they do, the question answers itself.</p>
<table>
<caption>The mattress and the bed around it</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Mattress</th><th scope="col">Frame, about</th><th scope="col">Room, at least</th></tr></thead>
<tbody>
<tr><th scope="row">Queen</th><td>60 × 78 in (152 × 198 cm)</td><td>165 × 210 cm</td><td>3.0 × 3.0 m</td></tr>
<tr><th scope="row">King</th><td>72 × 78 in (183 × 198 cm)</td><td>195 × 210 cm</td><td>3.4 × 3.3 m</td></tr>
</tbody>
</table>
<h2>Leave room to walk</h2>
<p>Sixty centimetres on each side is what it takes to make a bed without climbing on it; seventy-five if there is a wardrobe on that side, because its door has to open as well. Drawers under the bed need their own depth and a knee: 70 cm. If one side has to touch the wall, let it be the child's.</p>
<h2>How high?</h2>
<p>Measure from the floor to the back of your knee when you sit, shoes off. The top of the mattress should be there, usually between 45 and 55 cm. Frame and mattress add up: with a storage bed of 35 cm, an eight-inch mattress is enough. Parents with stiff knees want five centimetres more, not less.</p>
<h2>The mattress you have</h2>
<p>Measure it, do not trust the label. In every size, allow one or two centimetres of air around it inside the frame, so that a sheet can be tucked in. If yours is 75 inches long and not 78, say so before you order: a frame can be <a href="/Customized-Furniture">made to your mattress</a>, and that costs less than a new mattress.</p>
<h2>And the headboard</h2>
<p>If you read in bed, an <a href="/collections/upholstered-beds">upholstered</a> one; if you have dust allergies, wood or cane. Then look at <a href="/collections/king-size-beds">king size</a> and <a href="/collections/queen-size-beds">queen size beds</a> with your numbers in hand.</p>`,
};
