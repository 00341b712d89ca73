import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, renderApp, SIGNED_IN } from '../../test-app.tsx';

const model = (costUsd: number) => ({ name: 'openai some-model', inputTokens: 1, outputTokens: 1, costUsd });
const usage = (costUsd: number) => ({
  body: {
    ...{ month: '2026-11', analyses: { used: 3, limit: 20 }, prompts: 0, exports: 0, pages: { default: 12, max: 100 } },
    model: model(costUsd),
  },
});
const ANSWERS: Answers = {
  ...SIGNED_IN,
  'GET /api/usage': usage(0.05),
  'GET /api/usage?pages=12': usage(0.05),
  'GET /api/usage?pages=50': usage(0.11),
  'POST /api/analyze': { status: 422, body: { message: 'Not today.' } },
};

async function analyze() {
  fireEvent.change(screen.getByLabelText('Website URL'), { target: { value: 'shop.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze Website' }));
  await screen.findByText('Not today.');
}
const opened = async () => fireEvent.click(await screen.findByRole('button', { name: 'Read up to 12 pages' }));

it('says what more pages mean for time and cost, and asks for them and for the named ones', async () => {
  const { callsTo } = renderApp('/dashboard', ANSWERS);
  await opened();
  fireEvent.click(await screen.findByRole('button', { name: '50' }));
  expect(await screen.findByText(/usually takes under a minute.*about \$0\.11/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Pages that must be among them'), { target: { value: ' /pricing \n\nshop.example/about' } });
  await analyze();
  expect(callsTo('POST /api/analyze')[0]?.body).toEqual({ url: 'shop.example', maxPages: 50, pages: ['/pricing', 'shop.example/about'] });
});

it('leaves the usual number to the server, and refuses a number it cannot read', async () => {
  const { callsTo } = renderApp('/dashboard', ANSWERS);
  await opened();
  fireEvent.change(await screen.findByLabelText('Pages to read, at most'), { target: { value: '500' } });
  expect(await screen.findByText('Please enter a number from 1 to 100.')).toBeTruthy();
  await analyze();
  await waitFor(() => expect(callsTo('POST /api/analyze')[0]?.body).toEqual({ url: 'shop.example' }));
});
