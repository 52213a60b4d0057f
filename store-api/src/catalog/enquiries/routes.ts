import { insertCustomizationRequest } from 'shared-contracts/api/insert-customization-request';
import { exists } from '../../platform/database/exists.ts';
import { FORMS_PER_ORIGIN } from '../../platform/forms/routes.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall } from '../../platform/http/calls.ts';
import { invalidField } from '../../platform/http/problems.ts';
import { writeOnce } from '../../platform/http/write-once.ts';
import { addEnquiry, type NewEnquiry } from './enquiries-repository.ts';

export function enquiryRoutes(api: Api): void {
  registerCall(
    api,
    insertCustomizationRequest,
    async ({ parameters: { IdempotencyKey, ...sent } }) => {
      const products = api.db.selectFrom('products').select('product_id').where('is_published', '=', true);
      if (!(await exists(products.where('product_id', '=', sent.ProductId))))
        throw invalidField('ProductId', 'There is no such product.');
      const enquiry: NewEnquiry = {
        kind: 'customization',
        name: sent.Name,
        email: sent.Email,
        phone_number: sent.PhoneNumber,
        message: sent.Message,
        product_id: sent.ProductId,
      };
      const keyed = { scope: 'enquiry-customization', key: IdempotencyKey, request: sent };
      const ReferenceNumber = await writeOnce(api.db, keyed, (trx) => addEnquiry(trx, enquiry, api.now()));
      return [{ ResponseMsg: 'Saved Successfully' as const, ReferenceNumber }];
    },
    { limit: FORMS_PER_ORIGIN },
  );
}
