/** A name and how frequent it is. */
export interface WeightedName<T = string> {
  value: T;
  weight: number;
}

/** The male and female form of a surname. */
export interface Surname {
  male: string;
  female: string;
}

/** The names of a nation, with how many people out of thousands have them. */
export interface NameList {
  surnames: readonly WeightedName<Surname>[];
  male: readonly WeightedName[];
  female: readonly WeightedName[];
}

function names(text: string): WeightedName[] {
  return text.split(',').map((entry) => {
    const [, value = '', weight] = /^\s*(.+) (\d+)\s*$/.exec(entry) ?? [];
    return { value, weight: Number(weight) };
  });
}

function surnames(text: string): WeightedName<Surname>[] {
  return names(text).map(({ value, weight }) => {
    const [male = '', female = male] = value.split('/');
    return { value: { male, female }, weight };
  });
}

/** The most frequent names in Czechia among people of working age. */
export const czechNames: NameList = {
  surnames: surnames(`
    Novák/Nováková 340, Svoboda/Svobodová 253, Novotný/Novotná 242, Dvořák/Dvořáková 225, Černý/Černá 178,
    Procházka/Procházková 161, Kučera/Kučerová 151, Veselý/Veselá 129, Horák/Horáková 122, Němec/Němcová 111,
    Pokorný/Pokorná 108, Marek/Marková 106, Pospíšil/Pospíšilová 105, Hájek/Hájková 103, Jelínek/Jelínková 102,
    Král/Králová 101, Růžička/Růžičková 98, Beneš/Benešová 96, Fiala/Fialová 95, Sedláček/Sedláčková 92,
    Doležal/Doležalová 89, Zeman/Zemanová 88, Kolář/Kolářová 85, Krejčí/Krejčí 83, Navrátil/Navrátilová 82,
    Čermák/Čermáková 80, Vaněk/Vaňková 78, Urban/Urbanová 76, Blažek/Blažková 75, Kříž/Křížová 74,
    Kovář/Kovářová 73, Kratochvíl/Kratochvílová 72, Bartoš/Bartošová 71, Vlček/Vlčková 70, Musil/Musilová 69,
    Polák/Poláková 68, Kopecký/Kopecká 67, Šimek/Šimková 66, Konečný/Konečná 65, Malý/Malá 64,
    Čech/Čechová 63, Štěpánek/Štěpánková 62, Staněk/Staňková 61, Holub/Holubová 60, Soukup/Soukupová 59,
    Kadlec/Kadlecová 58, Mareš/Marešová 57, Šťastný/Šťastná 56, Sýkora/Sýkorová 56, Moravec/Moravcová 55,
    Tichý/Tichá 54, Valenta/Valentová 53, Vávra/Vávrová 53, Matoušek/Matoušková 52, Říha/Říhová 51,
    Bláha/Bláhová 51, Ševčík/Ševčíková 50, Bureš/Burešová 50, Hruška/Hrušková 49, Mašek/Mašková 49,
    Pavlík/Pavlíková 48, Dušek/Dušková 48, Hrubý/Hrubá 47, Havlíček/Havlíčková 47, Janda/Jandová 46,
    Mach/Machová 46, Müller/Müllerová 45, Liška/Lišková 45, Vacek/Vacková 44, Jaroš/Jarošová 44,
    Kašpar/Kašparová 43, Macháček/Macháčková 43, Bednář/Bednářová 42, Beran/Beranová 42, Šmíd/Šmídová 41,
    Vítek/Vítková 41, Toman/Tomanová 40, Žák/Žáková 40, Slavík/Slavíková 39, Strnad/Strnadová 39,
    Koubek/Koubková 38, Fišer/Fišerová 38, Ptáček/Ptáčková 37, Adámek/Adámková 37, Nováček/Nováčková 36,
    Hlaváček/Hlaváčková 36, Tesař/Tesařová 35, Zelenka/Zelenková 35, Hrdlička/Hrdličková 35, Bílek/Bílková 34,
    Kraus/Krausová 34, Vondráček/Vondráčková 33, Pech/Pechová 33, Barták/Bartáková 32, Brož/Brožová 32,
    Ježek/Ježková 32, Šebesta/Šebestová 31, Kubíček/Kubíčková 31, Kočí/Kočí 31, Wagner/Wagnerová 30`),
  male: names(`
    Jiří 28, Jan 29, Petr 27, Martin 22, Tomáš 22, Pavel 20, Josef 16, Michal 16, Jaroslav 15, Miroslav 13,
    Jakub 13, Lukáš 13, David 13, Milan 11, Václav 11, Marek 10, Zdeněk 10, Karel 9, Vladimír 9, Ondřej 9,
    František 9, Ladislav 8, Roman 8, Daniel 8, Stanislav 7, Radek 7, Filip 7, Adam 7, Vojtěch 6, Antonín 5,
    Matěj 5, Dominik 5, Aleš 5, Miloslav 4, Jaromír 4, Patrik 4, Libor 4, Jindřich 3, Rostislav 3, Vít 2`),
  female: names(`
    Jana 26, Marie 18, Eva 15, Hana 13, Anna 13, Kateřina 13, Lenka 12, Lucie 12, Petra 11, Tereza 11,
    Alena 10, Veronika 10, Martina 10, Michaela 9, Jitka 8, Ivana 8, Monika 8, Zuzana 8, Věra 7, Markéta 7,
    Barbora 7, Helena 6, Ludmila 6, Dana 6, Kristýna 6, Andrea 6, Jaroslava 5, Zdeňka 5, Jarmila 5, Marcela 5,
    Pavla 5, Eliška 5, Adéla 5, Irena 5, Klára 5, Nikola 5, Jiřina 4, Dagmar 4, Natálie 4, Vlasta 3`),
};

/** The most frequent names in Slovakia among people of working age. */
export const slovakNames: NameList = {
  surnames: surnames(`
    Horváth/Horváthová 320, Kováč/Kováčová 310, Varga/Vargová 217, Tóth/Tóthová 214, Nagy/Nagyová 180,
    Baláž/Balážová 124, Szabó/Szabóová 111, Molnár/Molnárová 103, Balog/Balogová 84, Lukáč/Lukáčová 83,
    Novák/Nováková 79, Kovács/Kovácsová 74, Polák/Poláková 69, Gajdoš/Gajdošová 66, Kollár/Kollárová 64,
    Hudák/Hudáková 63, Németh/Némethová 62, Kováčik/Kováčiková 61, Oláh/Oláhová 60, Oravec/Oravcová 58,
    Balážik/Balážiková 22, Šimko/Šimková 57, Pavlík/Pavlíková 55, Ďurica/Ďuricová 30, Hruška/Hrušková 32,
    Takáč/Takáčová 54, Švec/Švecová 53, Tkáč/Tkáčová 52, Urban/Urbanová 51, Mikula/Mikulová 32,
    Marko/Marková 50, Mihálik/Miháliková 49, Zajac/Zajacová 48, Bielik/Bieliková 47, Sokol/Sokolová 46,
    Benko/Benková 45, Kučera/Kučerová 45, Farkaš/Farkašová 44, Rusnák/Rusnáková 44, Kráľ/Kráľová 43,
    Čech/Čechová 42, Vrábel/Vrábelová 42, Krajčí/Krajčíová 28, Hlaváč/Hlaváčová 41, Krištof/Krištofová 40,
    Michalík/Michalíková 40, Sloboda/Slobodová 39, Holub/Holubová 39, Vlček/Vlčková 38, Blaho/Blahová 38,
    Adamec/Adamcová 37, Mráz/Mrázová 37, Chovanec/Chovancová 37, Hudec/Hudecová 36, Medveď/Medveďová 36,
    Kubica/Kubicová 28, Ivan/Ivanová 30, Jurčo/Jurčová 24, Antal/Antalová 34, Bartoš/Bartošová 34,
    Bednár/Bednárová 33, Cibula/Cibulová 24, Danko/Danková 33, Dudáš/Dudášová 32, Fedor/Fedorová 31,
    Gábor/Gáborová 31, Greguš/Gregušová 30, Haluška/Halušková 28, Hanko/Hanková 28, Hric/Hricová 30,
    Hrivnák/Hrivnáková 30, Jakubík/Jakubíková 29, Janík/Janíková 29, Juhás/Juhásová 29, Kaňa/Kaňová 20,
    Kmeť/Kmeťová 28, Kocúr/Kocúrová 22, Konečný/Konečná 27, Kopecký/Kopecká 26, Koreň/Koreňová 26,
    Kubiš/Kubišová 25, Lacko/Lacková 31, Lehotský/Lehotská 24, Macko/Macková 30, Majer/Majerová 24,
    Matúš/Matúšová 23, Miko/Miková 24, Mináč/Mináčová 20, Ondruš/Ondrušová 27, Palko/Palková 25,
    Petrík/Petríková 27, Repka/Repková 20, Sedlák/Sedláková 35, Slovák/Slováková 30, Staňo/Staňová 20,
    Straka/Straková 29, Šulc/Šulcová 20, Valent/Valentová 24, Vojtko/Vojtková 26, Žilka/Žilková 18`),
  male: names(`
    Peter 28, Jozef 27, Ján 26, Martin 22, Milan 18, Tomáš 18, Michal 18, Marek 16, Miroslav 15, Štefan 14,
    Juraj 14, František 11, Ľubomír 11, Vladimír 10, Lukáš 13, Róbert 10, Pavol 10, Jaroslav 10, Marián 10, Igor 7,
    Rastislav 7, Dušan 8, Ladislav 8, Stanislav 7, Roman 8, Matej 8, Jakub 8, Ivan 8, Patrik 7, Dávid 7,
    Andrej 7, Dominik 6, Adrián 6, Richard 5, Filip 6, Viliam 4, Branislav 6, Slavomír 4, Matúš 6, Erik 4`),
  female: names(`
    Mária 26, Anna 20, Zuzana 18, Katarína 18, Eva 16, Jana 18, Monika 14, Martina 14, Lucia 13, Lenka 12,
    Helena 9, Ivana 11, Andrea 11, Alena 9, Veronika 11, Gabriela 9, Michaela 10, Viera 9, Marta 8,
    Ľubica 8, Silvia 8, Erika 7, Dana 7, Daniela 7, Iveta 7, Simona 7, Dominika 7, Miroslava 7, Adriana 7,
    Barbora 6, Beáta 6, Jarmila 4, Petra 6, Kristína 8, Tatiana 5, Renáta 6, Magdaléna 5, Nikola 5, Natália 5, Darina 4`),
};

/** The names of the foreigners in a Czech factory, by nation, as Czech documents spell them. */
export const foreignNames: readonly WeightedName<NameList>[] = [
  {
    weight: 50,
    value: {
      surnames: surnames(`
        Ševčenko 5, Bondarenko 4, Kovalenko 4, Tkačenko 4, Kravčenko 3, Melnyk 4, Bojko 3, Rudenko 2,
        Marčuk 2, Kovalčuk 3, Savčuk 2, Lysenko 2`),
      male: names(
        'Oleksandr 6, Serhij 5, Volodymyr 5, Andrij 5, Ivan 3, Vasyl 4, Mykola 4, Jurij 3, Dmytro 3',
      ),
      female: names(
        'Oksana 5, Olena 5, Natalija 5, Iryna 5, Svitlana 4, Tetjana 4, Halyna 3, Marija 3, Ljudmyla 2',
      ),
    },
  },
  { weight: 22, value: slovakNames },
  {
    weight: 16,
    value: {
      surnames: surnames('Nguyen 9, Tran 4, Le 3, Pham 2, Hoang 2, Vu 2, Dang 1, Bui 1'),
      male: names('Van Hung 3, Van Minh 3, Duc Anh 2, Quang Huy 2, Van Nam 2, Tuan Anh 2'),
      female: names('Thi Lan 3, Thi Mai 3, Thi Huong 3, Thu Trang 2, Thi Hoa 2, Ngoc Anh 2'),
    },
  },
  {
    weight: 12,
    value: {
      surnames: surnames(`
        Nowak 5, Kowalski/Kowalska 4, Lewandowski/Lewandowska 3, Kaminski/Kaminska 3, Zielinski/Zielinska 2,
        Wojciechowski/Wojciechowska 2, Mazur 2, Kaczmarek 2`),
      male: names('Piotr 4, Krzysztof 4, Tomasz 3, Andrzej 3, Marcin 3, Grzegorz 2'),
      female: names('Agnieszka 4, Katarzyna 4, Ewa 3, Joanna 3, Magdalena 3, Beata 2'),
    },
  },
];
