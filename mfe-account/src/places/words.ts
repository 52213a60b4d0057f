import { defineWords } from 'shared-contracts';

/** What choosing a place says, wherever one is chosen. */
export const placeWords = defineWords('account', {
  country: 'Country',
  state: 'State/Province',
  city: 'City',
  chooseCountry: 'Choose a country',
  chooseState: 'Choose a state',
  chooseCity: 'Choose a city',
});
