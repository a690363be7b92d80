/** Countries of the regions by their names in a language, also in those that Chrome comes without: Sinhala and Albanian. */
import { plainTag } from './locales.ts';

const named = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(', ').map((one) => one.split(':') as [string, string]));

/** `country-names.test.ts` compares them with what Node knows. */
export const ownCountryNames: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  si: named(
    'AE:එක්සත් අරාබි එමිර් රාජ්‍යය, AL:ඇල්බේනියාව, BD:බංග්ලාදේශය, BR:බ්‍රසීලය, DE:ජර්මනිය, EG:ඊජිප්තුව, ES:ස්පාඤ්ඤය, FR:ප්‍රංශය, GB:එක්සත් රාජධානිය, ID:ඉන්දුනීසියාව, IN:ඉන්දියාව, IT:ඉතාලිය, KE:කෙන්යාව, LK:ශ්‍රී ලංකාව, MA:මොරොක්කෝව, MX:මෙක්සිකෝව, NG:නයිජීරියාව, NP:නේපාලය, PK:පාකිස්තානය, PT:පෘතුගාලය, SA:සෞදි අරාබිය, TR:තුර්කිය, TZ:ටැන්සානියාව, UG:උගන්ඩාව, US:එක්සත් ජනපදය, ZA:දකුණු අප්‍රිකාව',
  ),
  sq: named(
    'AE:Emiratet e Bashkuara Arabe, AL:Shqipëri, BD:Bangladesh, BR:Brazil, DE:Gjermani, EG:Egjipt, ES:Spanjë, FR:Francë, GB:Mbretëria e Bashkuar, ID:Indonezi, IN:Indi, IT:Itali, KE:Kenia, LK:Sri-Lankë, MA:Marok, MX:Meksikë, NG:Nigeri, NP:Nepal, PK:Pakistan, PT:Portugali, SA:Arabi Saudite, TR:Turqi, TZ:Tanzani, UG:Ugandë, US:SHBA, ZA:Afrika e Jugut',
  ),
};

/** @param tag the app's language. @returns what a country is called, by its ISO 3166 code */
export function countryNames(tag: string): (country: string) => string {
  const own = ownCountryNames[tag];
  const names = new Intl.DisplayNames([plainTag(tag)], { type: 'region' });
  return (country) => own?.get(country) ?? names.of(country) ?? country;
}
