import { TYPED_HINT, typedAddress } from '../shared/typed-address.js';
import { byId, choice, el } from './dom.js';
import type { Field, Input, Operation } from './operations.js';

interface Form {
  operation(): Operation;
  input(): Input;
  /** Shows a call, as if a person had typed it. */
  fill(operation: Operation, input: Input): void;
}

/** The one big field with what belongs to the operation at hand; an address chooses the operation that takes one. */
export function createForm(operations: readonly Operation[], changed: () => void): Form {
  const [first] = operations;
  if (!first) throw new Error('there is no operation');
  const reader = operations.find(({ takesAddress }) => takesAddress);
  const others = operations.find((operation) => operation !== reader) ?? first;
  let current = first;
  let chosenByHand = false;
  let controls = new Map<string, HTMLInputElement | HTMLSelectElement>();

  const modes = choice(
    'operation',
    'What to do',
    operations.map(({ name, title }) => [name, title] as const),
    (name) => {
      chosenByHand = true;
      show(operations.find((operation) => operation.name === name) ?? first);
      changed();
    },
  );
  const field = el('input', {
    id: 'argument',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-describedby': 'argument-hint',
  });
  const hint = el('p', { id: 'argument-hint', class: 'hint' });
  const submit = el('button', { type: 'submit' });
  const cancel = el('button', { type: 'button', id: 'cancel', hidden: true, 'aria-keyshortcuts': 'Escape' }, 'Cancel');
  const bar = el('div', { class: 'bar' }, field, submit, cancel);
  const options = el('div', { class: 'options' });
  const form = byId('form');
  form.append(modes.node, el('label', { for: 'argument', class: 'unseen' }, 'Words or address'), bar, hint, options);
  form.addEventListener('input', ({ target }) => {
    if (target === field) follow();
    changed();
  });

  /** Chooses by what is typed, until a person chose. */
  function follow(): void {
    if (field.value.trim() === '') chosenByHand = false;
    else if (!chosenByHand && reader) show(isAddress(field.value.trim()) ? reader : others);
  }

  function show(operation: Operation): void {
    if (operation === current && controls.size > 0) return;
    current = operation;
    modes.set(operation.name);
    hint.textContent = `${operation.argument.description}${operation.takesAddress ? TYPED_HINT : ''}.`;
    submit.textContent = operation.title.split(' ')[0] ?? 'Call';
    controls = new Map();
    const made = operation.options.map((option) => [option, controlFor(option)] as const);
    for (const [{ name }, { control }] of made) controls.set(name, control);
    const switches = made.flatMap(([option, { node }]) => (isSwitch(option) ? [node] : []));
    const rest = made.flatMap(([option, { node }]) => (isSwitch(option) ? [] : [node]));
    const more = el('details', { hidden: rest.length === 0 }, el('summary', {}, 'Options'), el('div', {}, ...rest));
    options.replaceChildren(...switches, more);
  }

  show(first);
  return {
    operation: () => current,
    input: () => {
      const given = current.options.flatMap((option) => {
        const value = givenIn(option, controls.get(option.name));
        return value === undefined ? [] : [[option.name, value]];
      });
      const typed = field.value.trim();
      const argument = current.takesAddress ? typedAddress(typed) : typed;
      return { [current.argument.name]: argument, ...Object.fromEntries(given) };
    },
    fill(operation, input) {
      chosenByHand = false;
      show(operation);
      field.value = String(input[operation.argument.name] ?? '');
      let optional = false;
      for (const option of operation.options) {
        const control = controls.get(option.name);
        const value = input[option.name];
        if (control instanceof HTMLInputElement && isSwitch(option))
          control.checked = String(value ?? option.default) === 'true';
        else if (control) {
          control.value = String(value ?? '');
          optional ||= value !== undefined;
        }
      }
      const details = options.querySelector('details');
      if (details) details.open = optional;
      changed();
    },
  };
}

/** Whether this is meant as an address and nothing else: a bare name (`node.js`) may be a word to search for. */
function isAddress(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return true;
  return !/\s/.test(text) && typedAddress(text) !== text && /[/:]/.test(text);
}

/** Whether it is one of two things; what is true, false or neither is chosen as words are. */
function isSwitch({ type, default: fallback }: Field): boolean {
  return type === 'boolean' && fallback !== undefined;
}

function controlFor(field: Field): { node: HTMLElement; control: HTMLInputElement | HTMLSelectElement } {
  const id = `option-${field.name}`;
  const about = { id, name: field.name, 'aria-describedby': `${id}-hint` };
  const label = el('label', { for: id }, field.name);
  const hint = el('small', { id: `${id}-hint` }, field.description);
  if (isSwitch(field)) {
    const control = el('input', { type: 'checkbox', role: 'switch', ...about });
    control.checked = field.default === true;
    return { control, node: el('div', { class: 'switch' }, control, label, hint) };
  }
  const unset = field.default === undefined ? 'any' : `${field.default}`;
  const words = field.type === 'boolean' ? ['true', 'false'] : field.enum;
  const control = words
    ? el(
        'select',
        about,
        ...[['', unset], ...words.filter((word) => word !== unset).map((word) => [word, word])].map(([value, text]) =>
          el('option', { value }, text ?? ''),
        ),
      )
    : el('input', {
        ...about,
        ...(field.type === 'integer' ? { type: 'number', min: `${field.minimum ?? ''}`, inputmode: 'numeric' } : {}),
        placeholder: unset,
        autocomplete: 'off',
      });
  return { control, node: el('div', { class: 'option' }, label, control, hint) };
}

/** What was chosen; undefined where the operation's own default is. */
function givenIn(field: Field, control: HTMLInputElement | HTMLSelectElement | undefined): unknown {
  if (control instanceof HTMLInputElement && isSwitch(field)) return control.checked || undefined;
  const text = control?.value.trim();
  if (!text) return undefined;
  if (field.type === 'boolean') return text === 'true';
  return field.type === 'integer' ? Number(text) : text;
}
