import { parseRules, type Ruleset } from '../rules/rules.ts';

/** Returns a bucket's current rules; null if there are none. */
export type BucketRules = (bucket: string) => Ruleset | null;

type RulesText = { name: string; content: string };
/** The body of the emulator's endpoint: one file for every bucket, or one for each bucket. */
export type RulesUpload = RulesText | { resource: string; rules: RulesText }[];

/** The project's own rules, until others are loaded instead. */
export class RulesByBucket {
  private current: BucketRules;

  constructor(projectRules: BucketRules) {
    this.current = projectRules;
  }

  of(bucket: string): Ruleset | null {
    return this.current(bucket);
  }

  /** Throws what parseRules throws, and then leaves the rules as they were. */
  replace(upload: RulesUpload): void {
    if (!Array.isArray(upload)) {
      const ruleset = parse(upload);
      this.current = () => ruleset;
      return;
    }
    const rulesets = new Map(upload.map(({ resource, rules }) => [resource, parse(rules)]));
    this.current = (bucket) => rulesets.get(bucket) ?? null;
  }
}

function parse({ name, content }: RulesText): Ruleset {
  return parseRules(content, name);
}
