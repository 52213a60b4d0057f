import type { CartLine, User } from 'shared-contracts';
import type { WireAnswer } from 'shared-contracts/api/call';
import type { cartData, PricedLine } from 'shared-contracts/api/cart-data';

type PricedCart = WireAnswer<typeof cartData>;

export const sofa: CartLine = {
  ProductId: 7,
  ProductName: 'Aranya Three Seater Sofa',
  Quantity: 2,
  Price: 45999.5,
  OrderMaximumQuantity: 5,
  Material: 'Sheesham wood',
};

export const stool: CartLine = {
  ProductId: 9,
  ProductName: 'Neem Cane Stool',
  Quantity: 1,
  Price: 3200,
  OrderMaximumQuantity: 0,
  Material: 'Cane',
};

/** The line as the server prices it; without overrides it agrees with the cart. */
export function priced(line: CartLine, overrides: Partial<PricedLine> = {}): PricedLine {
  return {
    ProductId: line.ProductId,
    ProductName: line.ProductName,
    Slug: `product-${line.ProductId}`,
    CategorySlug: 'sofas',
    Price: line.Price,
    DiscountedPrice: line.Price,
    Quantity: line.Quantity,
    OrderMaximumQuantity: line.OrderMaximumQuantity,
    StockQuantity: 20,
    Image: null,
    Material: line.Material,
    IsDigitalProduct: false,
    IsSwatch: false,
    GstRate: 18,
    HsnCode: '9401',
    ...overrides,
  };
}

/** A cart-data answer whose total is the sum of its lines, or what the overrides say. */
export function pricedCart(lines: readonly PricedLine[], overrides: Partial<PricedCart> = {}): PricedCart {
  return {
    productsData: [...lines],
    shippingSubTotal: 0,
    discount: 0,
    taxLines: [],
    taxTotal: 0,
    total: lines.reduce((sum, line) => sum + line.DiscountedPrice * line.Quantity, 0),
    unknown: [],
    arrivalDays: 9,
    isServed: true,
    ...overrides,
  };
}

/** Stores lines as an earlier visit would have. */
export function rememberCart(...lines: readonly CartLine[]): void {
  localStorage.setItem('cartItems', JSON.stringify(lines));
}

export const asha: User = {
  UserID: 42,
  FirstName: 'Asha',
  LastName: 'Rao',
  EmailAddress: 'asha@example.in',
  MobileNo: '9845012345',
  AddressLineOne: '12 Lake View, Jayanagar',
  CityName: 'Bengaluru',
  CityID: 31,
  StateName: 'Karnataka',
  StateProvinceID: 12,
  CountryName: 'India',
  PostalCode: '560041',
  CountryID: 1,
};
