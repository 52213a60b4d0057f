import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  grievanceOfficer: 'Grievance officer',
  grievanceForm: 'Raise a grievance',
  grievanceOrder: 'Order number, if there is one',
});
