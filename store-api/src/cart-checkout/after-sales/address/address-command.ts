import { TownName } from 'shared-contracts/api/shapes/request-fields';
import { INDIAN_MOBILE, indianMobile } from 'shared-contracts/domain/mobile';
import { isPin, pinDigits } from 'shared-contracts/domain/pin-form';
import { plain } from 'shared-contracts/server-kit/plain';
import * as v from 'valibot';
import { CommandRefused, command } from '../../../platform/command-line/command.ts';
import { didYouMean } from '../../../platform/command-line/nearest.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { transact } from '../../../platform/database/transact.ts';
import { ProblemError } from '../../../platform/http/problems.ts';
import { findOrder, ORDER } from '../commands/find-order.ts';
import { changeAddress } from './change-address.ts';

const text = (name: string, typed: string) => {
  const trimmed = plain(typed).trim();
  if (trimmed !== '') return trimmed;
  throw new CommandRefused(`${name} is empty.`);
};

export const addressCommand = command({
  name: 'orders address',
  summary: 'Sends an order that has not left to another address in the same state, and mails that to the shopper.',
  details: 'What is not given stays. The invoice stays as it was issued; the former address is noted at the order.',
  words: { order: ORDER },
  options: {
    name: { takes: 'NAME', about: 'Who receives it.', read: text },
    phone: { takes: 'NUMBER', about: 'Their mobile.', read: readPhone },
    address: { takes: 'TEXT', about: 'House, street and area.', read: text },
    city: { takes: 'CITY', about: 'A city of the state.', read: text },
    town: { takes: 'NAME', about: 'A town or village that no list has, instead of --city.', read: readTown },
    pin: { takes: 'PIN', about: 'Six digits.', read: readPin },
  },
  examples: [
    'KC-2611-000123 --address "14 Lake View Road" --city Jaipur --pin 302001',
    'KC-2611-000123 --phone 9876543210',
  ],
  dryRun: 'transaction',
  async *run({ db, now, by = 'the shop' }, { order: typed, name, phone, address, city, town, pin }) {
    const { order_number, delivery_state_id } = await findOrder(db, typed);
    if ([name, phone, address, city, town, pin].every((one) => one === undefined)) {
      throw new CommandRefused('Say what changes, e.g. --address "14 Lake View Road".');
    }
    if (city !== undefined && town !== undefined) throw new CommandRefused('Give --city or --town, not both.');
    if (order_number === null) throw new CommandRefused(`Order ${typed} is not paid.`);
    const place = town === undefined ? undefined : { cityId: null, cityName: town };
    const listed =
      city === undefined ? undefined : { cityId: await cityNamed(db, city, delivery_state_id), cityName: '' };
    await transact(db, (trx) =>
      changeAddress(trx, {
        orderNumber: order_number,
        by,
        now: now(),
        to: (before) => ({
          ...before,
          name: name ?? before.name,
          phone: phone ?? before.phone,
          address: address ?? before.address,
          ...(listed ?? place),
          postalCode: pin ?? before.postalCode,
        }),
      }),
    ).catch((fault) => {
      if (fault instanceof ProblemError) throw new CommandRefused(`${saidBy(fault)} Nothing was changed.`);
      throw fault;
    });
    yield `${order_number}: the address is changed, and the shopper is told.`;
  },
});

const saidBy = ({ options: { errors, detail } }: ProblemError) =>
  errors?.map(({ message }) => message).join(' ') ?? detail ?? '';

async function cityNamed(db: Db, name: string, stateId: number): Promise<number> {
  const cities = await db
    .selectFrom('cities')
    .select(['city_id', 'city_name'])
    .where('state_province_id', '=', stateId)
    .execute();
  const found = cities.find(({ city_name }) => city_name.toLowerCase() === name.toLowerCase());
  if (found) return found.city_id;
  const meant = didYouMean(
    name,
    cities.map((city) => city.city_name),
  );
  throw new CommandRefused(
    `The order's state has no city ${name}${meant || '.'} A place that no list has: --town. Nothing was changed.`,
  );
}

function readPhone(name: string, typed: string): string {
  const phone = indianMobile(typed);
  if (INDIAN_MOBILE.test(phone)) return phone;
  throw new CommandRefused(`${name} is an Indian mobile number.`);
}

function readTown(name: string, typed: string): string {
  const town = v.safeParse(TownName, text(name, typed));
  if (town.success) return town.output;
  throw new CommandRefused(`${name} has at most 100 characters.`);
}

function readPin(name: string, typed: string): string {
  const pin = pinDigits(typed);
  if (isPin(pin)) return pin;
  throw new CommandRefused(`${name} has six digits.`);
}
