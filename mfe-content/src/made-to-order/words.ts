import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  requestBulk: 'Request Your Bulk Furniture',
  requestBulkText: 'Tell us what you need, how many, where and by when. We will call or write within 48 hours.',
  singleWelcome: 'A single piece is welcome too.',
  whoWeMakeFor: 'Who we make furniture for',
  forDesigners: 'Designers and architects',
  forRetailers: 'Retailers and showrooms',
  forOffices: 'Offices and co-working spaces',
  forApartments: 'Apartments and flats',
  forCafes: 'Cafes and restaurants',
  forHotels: 'Restaurants and hotels',
  fromTheWorkshop: 'From our workshop and projects',
  madeQuestions: 'Questions',
});
