/** A line that is nothing but a person's name: two to four words with capitals, perhaps with a title or a particle. */
export const PERSON_NAME =
  /^(?:(?:Dr|Prof|Me|Mr|Mrs|Ms|M|Mme)\.? ?)?\p{Lu}[\p{L}'’.-]+(?: (?:de|del|van|von|di|da|le|la)){0,2} (?:\p{Lu}[\p{L}'’.-]* ?){1,3}$/u;

/** Two words with capitals in a text: perhaps a first name and a last name. */
export const NAME_WITHIN = /\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+/u;
