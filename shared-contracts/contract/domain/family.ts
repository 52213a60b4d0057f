import type { Family as WireFamily, FamilyOption as WireOption } from '../api/shapes/family.ts';
import type { Image } from '../api/shapes/image.ts';
import type { Paise } from './money.ts';
import { oldPriceOf, priceOf } from './price.ts';
import { type Stock, stockOf } from './stock.ts';

/** Another member of the product's family, or the product itself, as an answer to one question. */
export interface FamilyOption {
  /** The product's, as are the members below. */
  readonly id: number;
  /** E.g. 'Teal' or 'King Size'. */
  readonly label: string;
  /** A colour's hex code. */
  readonly colour?: string | undefined;
  readonly name: string;
  readonly slug: string;
  readonly category: { readonly slug: string };
  readonly price?: Paise | undefined;
  readonly oldPrice?: Paise | undefined;
  readonly stock: Stock;
  readonly image?: Image | undefined;
  /** Names of what else it has otherwise than the product shown: there is none that is alike in all else. */
  readonly changes: readonly string[];
}

type ChoiceKind = WireFamily['Choices'][number]['Kind'] | 'cover';

/** Products of one design, as one of them shows the others. */
export interface Family {
  readonly id: number;
  readonly name: string;
  /** What a shopper chooses, in the order of the page. */
  readonly choices: readonly {
    readonly kind: ChoiceKind;
    readonly options: readonly FamilyOption[];
  }[];
}

/** Null for a design of which there is one product, undefined in what another team's earlier release has parsed. */
export function decodeFamily(family: WireFamily | null | undefined): Family | undefined {
  if (!family) return undefined;
  const choice = (kind: ChoiceKind, options: readonly WireOption[]) => ({ kind, options: options.map(decodeOption) });
  const choices = family.Choices.map(({ Kind, Options }) => choice(Kind, Options));
  const covers = family.Covers?.length ? [choice('cover', family.Covers)] : [];
  const afterColour = choices.findIndex(({ kind }) => kind === 'color') + 1;
  return {
    id: family.Id,
    name: family.Name,
    choices: [...choices.slice(0, afterColour), ...covers, ...choices.slice(afterColour)],
  };
}

function decodeOption(option: WireOption): FamilyOption {
  const price = priceOf(option.Price);
  return {
    id: option.ProductId,
    // Covers are named as within a sentence.
    label: option.Name.charAt(0).toUpperCase() + option.Name.slice(1),
    colour: option.HexCode || undefined,
    name: option.ProductName,
    slug: option.Slug,
    category: { slug: option.CategorySlug },
    price,
    oldPrice: oldPriceOf(option.OldPrice, price),
    stock: stockOf(option.StockStatus),
    image: option.Image ?? undefined,
    changes: (option.Changes ?? []).map(({ Name }) => Name),
  };
}
