import styles from './specimen.module.css';

/** A specimen of the margin of evidence, drawn from an invented sample page: how a mark and its source look. */
export function SpecimenMargin() {
  return (
    <figure className={styles.specimen} aria-label="How a statement and its evidence look: a specimen">
      <div className={styles.text}>
        <p>
          The shop roasts to order and sends within two days. <mark>Shipping is free from the second bag</mark>, yet the home page does not
          say so: the sentence stands only in the questions and answers.
        </p>
      </div>
      <figcaption className={styles.margin}>
        <span className={styles.path}>/faq</span>
        <blockquote>
          “How much is shipping? <mark>Free from the second bag</mark>, else $5.”
        </blockquote>
        <span>Observed: these words stand on the page.</span>
      </figcaption>
    </figure>
  );
}
