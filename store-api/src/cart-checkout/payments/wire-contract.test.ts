import { anyShopper, handOff, payInWindow, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

// What is posted and answered here is written out as in the wire contract, not taken from the schemas that serve it.

describeOnDatabase('the wire of payments and orders', (app) => {
  async function post(path: string, requestParameters: object, as: Credentials) {
    const answer = await app().http.inject({
      method: 'POST',
      url: path,
      payload: { requestParameters },
      headers: { token: as.token, userid: String(as.userId) },
    });
    const { data, ...envelope } = answer.json();
    expect([answer.statusCode, envelope, typeof data]).toEqual([200, { statusCode: 200, message: 'OK' }, 'string']);
    return JSON.parse(data);
  }

  it('is that of the contract from the hand-off to the order’s articles [API-01]', async () => {
    const as = await anyShopper(app());
    const sofa = await stockedProduct(app().db, { name: 'Test Sofa', price: 11_800 });
    const guide = await stockedProduct(app().db, { name: 'Test Guide', price: 118, digital: true });
    const basket = [
      { ProductId: sofa, Quantity: 2 },
      { ProductId: guide, Quantity: 1 },
    ];
    const started = await post('/api/v1/Get_Razor_Pay', await handOff(app(), as, basket), as);
    expect(started).toEqual({
      amount: 2_371_800,
      currency: 'INR',
      id: expect.stringMatching(/^order_\w+$/),
      key: expect.stringMatching(/^rzp_\w+$/),
      name: expect.any(String),
      prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '9876543210' },
      checkoutScript: '/payment-sandbox/checkout.js',
      sandbox: true,
    });
    const D = '/api/v1/dynamic/dataoperation';
    expect(await post(`${D}/get-payment-status`, { OrderId: started.id }, as)).toEqual({ state: 'created' });
    const paid = await payInWindow(app(), started);
    const [PaymentId, OrderId, Signature] = [paid.razorpay_payment_id, paid.razorpay_order_id, paid.razorpay_signature];
    expect(await post('/api/v1/payment/razorpay/verify-payment', { PaymentId, OrderId, Signature }, as)).toEqual({
      success: true,
    });
    const transaction = {
      orderId: OrderId,
      paymentMethodId: 1,
      transactionId: PaymentId,
      paymentTransactionJson: JSON.stringify(paid),
      createdBy: as.userId,
    };
    expect(await post('/api/v1/payment/razorpay/insert-transaction', transaction, as)).toEqual({
      success: true,
      message: 'Transaction recorded.',
      OrderNumber: expect.stringMatching(/^KC-/),
      payment: { PaymentId, OrderId, amount: started.amount, currency: 'INR', PaidAtUTC: expect.any(String) },
    });
    expect(await post('/api/v1/payment/makepaymentfailed', {}, as)).toEqual({ success: true });
    expect(await post('/api/v1/payment/makepaymentfailed', { OrderId }, as)).toEqual({ success: false });

    const mine = { UserId: as.userId, recordValueJson: '[]' };
    const [order, ...more] = await post(`${D}/get-customer-order-history-master`, mine, as);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      OrderId: expect.any(Number),
      OrderNumber: expect.stringMatching(/^KC-/),
      OrderDateUTC: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      LatestStatusName: 'Active',
      TotalItems: 3,
      OrderTotal: 23_718,
    });
    const detail = { OrderId: order.OrderId, recordValueJson: '[]' };
    expect(await post(`${D}/get-customer-order-history-detail`, detail, as)).toMatchObject([
      {
        OrderItemID: expect.any(Number),
        ProductName: 'Test Sofa',
        DefaultImageUrl: '',
        Price: 11_800,
        Quantity: 2,
        OrderItemTotal: 23_600,
        IsDigitalProduct: false,
        LatestStatusID: 1,
        ShippingStatusID: 1,
      },
      { ProductName: 'Test Guide', IsDigitalProduct: true, LatestStatusID: 3, DownloadToken: expect.any(String) },
    ]);
    expect(await post(`${D}/get-order-detail`, { OrderNumber: order.OrderNumber }, as)).toMatchObject({
      OrderNumber: order.OrderNumber,
      Timeline: [{ StatusID: 1, StatusName: 'Active' }],
      Payment: { PaymentId, OrderId, State: 'paid' },
    });
  });

  it.each([
    '/api/v1/dynamic/dataoperation/create-vendor-request',
    '/api/v1/post-order/post-customer-order',
    '/api/v1/payment/initpayment',
    '/api/v1/payment/razorpay/create-order',
    '/api/v1/dynamic/dataoperation/get-strp-pub-key',
  ])('does not offer %s [API-01]', async (url) => {
    const answer = await app().http.inject({ method: 'POST', url, payload: { requestParameters: {} } });
    expect(answer.statusCode).toBe(404);
  });
});
