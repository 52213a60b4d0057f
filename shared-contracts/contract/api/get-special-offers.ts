import * as v from 'valibot';
import { specialOfferOf } from '../domain/special-offer.ts';
import { defineCall } from './call.ts';
import { SpecialOffer } from './shapes/special-offer.ts';

export const getSpecialOffers = defineCall({
  name: 'get-special-offers',
  summary: 'The special offers, in order: only those whose coupon works now.',
  hasGet: true,
  request: v.object({}),
  answer: v.array(SpecialOffer),
  decode: (offers) => offers.map(specialOfferOf),
});
