/** @jest-environment node */
import { securityHeaders } from './security-headers.ts';

describe('headers of a document', () => {
  test('scripts come from the store only; of inline ones, only the first script [SEC-01]', () => {
    const policy = securityHeaders({ scriptOrigins: [], secure: false })['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  test('the payment provider is allowed where it is named, and only as a script, frame and connection [SEC-01]', () => {
    const policy =
      securityHeaders({ scriptOrigins: ['https://checkout.example'], secure: true })['content-security-policy'] ?? '';
    const allowing = policy.split('; ').filter((directive) => directive.includes('https://checkout.example'));
    expect(allowing.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'connect-src', 'frame-src']);
  });

  test('the film’s player may fill a frame and the map’s tiles may be pictures, where they are named [SEC-01]', () => {
    const embeds = [
      { embed: 'video', origin: 'https://player.example' },
      { embed: 'map', origin: 'https://tiles.example' },
    ] as const;
    const policy = securityHeaders({ scriptOrigins: [], embeds, secure: true })['content-security-policy'] ?? '';
    expect(policy).toContain("frame-src 'self' https://player.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policy.match(/example/g)).toHaveLength(2);
  });

  test('the browser refuses scripts without integrity, except with the payment provider [SEC-07]', () => {
    expect(securityHeaders({ scriptOrigins: [], secure: true })).toHaveProperty(
      'integrity-policy',
      'blocked-destinations=(script)',
    );
    const payment = securityHeaders({ scriptOrigins: [], unlistedScripts: true, secure: true });
    expect(payment).not.toHaveProperty('integrity-policy');
  });

  test('HSTS is sent behind TLS only [SEC-01]', () => {
    expect(securityHeaders({ scriptOrigins: [], secure: true })).toHaveProperty('strict-transport-security');
    expect(securityHeaders({ scriptOrigins: [], secure: false })).not.toHaveProperty('strict-transport-security');
  });
});
