/* The audits of the category `security`; a new one is added here. */
export * from './security/https-not-enforced.ts';
export * from './security/insecure-cookies.ts';
export * from './security/insecure-form.ts';
export * from './security/leaked-server-version.ts';
export * from './security/leaky-referrer-policy.ts';
export * from './security/missing-csp.ts';
export * from './security/missing-frame-protection.ts';
export * from './security/missing-hsts.ts';
export * from './security/missing-nosniff.ts';
export * from './security/missing-permissions-policy.ts';
export * from './security/mixed-content.ts';
export * from './security/not-https.ts';
export * from './security/personal-data-in-address.ts';
export * from './security/unsafe-new-tab.ts';
export * from './security/weak-csp.ts';
