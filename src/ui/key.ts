import { el } from './dom.js';

const STORED = 'key';

/** The header that shows the key, once one was given; kept for this tab alone. */
export function keyHeader(): Record<string, string> {
  const key = sessionStorage.getItem(STORED);
  return key ? { 'x-api-key': key } : {};
}

/** A form that asks for the key, and goes on when it has one. */
export function askForKey(goOn: () => void): HTMLElement {
  const field = el('input', { id: 'key', type: 'password', autocomplete: 'off', required: '' });
  const form = el(
    'form',
    { class: 'card' },
    el(
      'label',
      { for: 'key' },
      'This gateway wants a key, or an access token of its issuer. It is kept for this tab only.',
    ),
    field,
    el('button', { type: 'submit' }, 'Use it'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sessionStorage.setItem(STORED, field.value.trim());
    goOn();
  });
  return form;
}
