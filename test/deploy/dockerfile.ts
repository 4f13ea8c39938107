import { DockerfileParser, type Instruction } from 'dockerfile-ast';

export interface Stage {
  name: string;
  /** A stage of this file, or an image. */
  from: string;
  env: Record<string, string>;
  /** The last instruction of each kind, without its keyword, as written. */
  last: Record<string, string>;
}

/** The stages of a Dockerfile, each with what it inherits from another stage of the file. */
export function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') stages.push(stageOf(instruction, stages));
    const stage = stages.at(-1);
    if (stage) note(stage, instruction);
  }
  return stages;
}

export function stageNamed(name: string, stages: readonly Stage[]): Stage {
  const found = stages.find((stage) => stage.name === name);
  if (!found) throw new Error(`the Dockerfile has no stage ${name}`);
  return found;
}

function stageOf(instruction: Instruction, before: Stage[]): Stage {
  const words = instruction.getArguments().map((argument) => argument.getValue());
  const [from = '', , name = ''] = words;
  const parent = before.find((stage) => stage.name === from);
  return { name, from, env: { ...parent?.env }, last: { ...parent?.last } };
}

function note(stage: Stage, instruction: Instruction): void {
  const words = instruction.getArguments().map((argument) => argument.getValue());
  stage.last[instruction.getKeyword()] = instruction.getArgumentsContent() ?? '';
  if (instruction.getKeyword() !== 'ENV') return;
  for (const word of words) {
    const [, key = '', value = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    stage.env[key] = value;
  }
}

/** The JSON form of CMD, ENTRYPOINT and HEALTHCHECK. */
export function commandOf(instruction = '[]'): string[] {
  return JSON.parse(instruction.slice(instruction.indexOf('[')));
}
