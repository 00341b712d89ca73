/** One case: the value of each feature, and the truth it should add up to. */
export type Sample<Feature extends string> = { features: Record<Feature, number>; truth: number };
export type Weights<Feature extends string> = Record<Feature, number>;

const STEPS = 20_000;
const RATE = 0.05;
/** How strongly weights are drawn to zero: few sites must not make one feature decide. */
const RIDGE = 0.02;

/** Least-squares weights that are not negative, by projected gradient descent from zero: the same samples give the same weights. */
export function fitWeights<Feature extends string>(samples: readonly Sample<Feature>[], features: readonly Feature[]): Weights<Feature> {
  const weights = Object.fromEntries(features.map((feature) => [feature, 0])) as Weights<Feature>;
  for (let step = 0; step < STEPS; step += 1) {
    const errors = samples.map((sample) => weighted(sample.features, weights) - sample.truth);
    for (const feature of features) {
      const slope = samples.reduce((sum, sample, at) => sum + (errors[at] ?? 0) * sample.features[feature], 0) / samples.length;
      weights[feature] = Math.max(0, weights[feature] - RATE * (slope + RIDGE * weights[feature]));
    }
  }
  return weights;
}

/** What the weights make of features, within 0 and 1. */
export function weighted<Feature extends string>(features: Record<Feature, number>, weights: Weights<Feature>): number {
  const sum = (Object.keys(weights) as Feature[]).reduce((total, feature) => total + weights[feature] * features[feature], 0);
  return Math.min(1, Math.max(0, sum));
}

/** Mean distance between value and truth. */
export function meanGap<Feature extends string>(samples: readonly Sample<Feature>[], weights: Weights<Feature>): number {
  return samples.reduce((sum, { features, truth }) => sum + Math.abs(weighted(features, weights) - truth), 0) / Math.max(1, samples.length);
}
