import { bedSizes } from './posts/bed-sizes.ts';
import { deskInABedroom } from './posts/desk-in-a-bedroom.ts';
import { diningRoomFurniture } from './posts/dining-room-furniture.ts';
import { firstFlat } from './posts/first-flat.ts';
import { furnitureForParents } from './posts/furniture-for-parents.ts';
import { furnitureThatMoves } from './posts/furniture-that-moves.ts';
import { howABedIsMade } from './posts/how-a-bed-is-made.ts';
import { measureTheWayIn } from './posts/measure-the-way-in.ts';
import { monsoonCare } from './posts/monsoon-care.ts';
import { readyForDiwali } from './posts/ready-for-diwali.ts';
import type { SeedPost } from './posts/seed-post.ts';
import { sheeshamMangoAcacia } from './posts/sheesham-mango-acacia.ts';
import { sofaFabrics } from './posts/sofa-fabrics.ts';
import { termites } from './posts/termites.ts';
import { twoBhkLivingRoom } from './posts/two-bhk-living-room.ts';
import { weaversOfKozhikode } from './posts/weavers-of-kozhikode.ts';
import { whereTheQuiltsGo } from './posts/where-the-quilts-go.ts';

/** The journal, oldest first. */
export const seedPosts: readonly SeedPost[] = [
  diningRoomFurniture,
  sheeshamMangoAcacia,
  measureTheWayIn,
  bedSizes,
  monsoonCare,
  twoBhkLivingRoom,
  weaversOfKozhikode,
  sofaFabrics,
  deskInABedroom,
  firstFlat,
  whereTheQuiltsGo,
  readyForDiwali,
  termites,
  howABedIsMade,
  furnitureForParents,
  furnitureThatMoves,
];
